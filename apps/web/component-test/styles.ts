import '../src/ui/base.css'
