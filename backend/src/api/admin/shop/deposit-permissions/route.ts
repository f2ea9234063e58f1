/** The shop's own route, for Medusa Admin. */
export { PUT } from "../../../api/admin/deposit-permissions/route";
