/** GET /api/admin/settings: as for Medusa Admin. */
export { GET } from "../../../admin/shop/settings/route";
