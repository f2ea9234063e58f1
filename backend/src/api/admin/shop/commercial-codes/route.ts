/** The shop's own route, for Medusa Admin. */
export { GET, POST } from "../../../api/admin/commercial-codes/route";
