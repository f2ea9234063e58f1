import { deleteMapping, renameMapping } from "../../../../../../http/import-mappings";

export const PATCH = renameMapping("products");
export const DELETE = deleteMapping("products");
