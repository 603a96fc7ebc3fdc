/** The package has no types. */
declare module 'pgpass' {
  interface Connection {
    readonly host: string
    readonly port: number
    readonly user: string
    readonly database: string
  }
  /** Reads the password file of libpq; one that others can read is not used, with a warning. */
  export default function findPassword(
    requested: Connection,
    tell: (password: string | undefined) => void,
  ): void
}
