/** Every two seconds: writes requested ZIP archives of billing documents; a query on an empty index costs nothing. */
export { writeArchives as default } from "../modules/documents/invoicing";

export const config = { name: "write-invoice-archives", schedule: "*/2 * * * * *" };
