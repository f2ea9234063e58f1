/** The shop's own route, for Medusa Admin. */
export { DELETE } from "../../../../api/admin/commercial-codes/[id]/route";
