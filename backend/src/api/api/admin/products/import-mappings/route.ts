import { listMappings } from "../../../../../http/import-mappings";

export const GET = listMappings("products");
