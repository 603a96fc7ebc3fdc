/** Contradictions between the Atterberg limits of a row, %. */
export const limitWords = {
  plasticAboveLiquid: (plastic: number, liquid: number) => `PL ${plastic} is above LL ${liquid}`,
  otherIndex: (index: number, liquid: number, plastic: number) =>
    `PI ${index} is not LL ${liquid} less PL ${plastic}`,
  nonPlasticWithLimit: 'non-plastic, with a limit or an index',
}
