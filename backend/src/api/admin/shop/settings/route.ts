/** The shop's own route, for Medusa Admin. */
export { GET } from "../../../api/admin/settings/route";
