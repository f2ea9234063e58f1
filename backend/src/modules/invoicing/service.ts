export const PAPER_MODULE = "paper";

/** Billing documents are read and written by functions over a connection; Medusa wants a service of each module. */
export default class PaperService {}
