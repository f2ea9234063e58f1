import { writeArchives } from "../modules/documents/invoicing";

/** Every two seconds: writes requested ZIP archives of billing documents; a query on an empty index costs nothing. */
export default writeArchives;

export const config = { name: "write-invoice-archives", schedule: "*/2 * * * * *" };
