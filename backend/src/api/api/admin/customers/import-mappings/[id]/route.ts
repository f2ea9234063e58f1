import { deleteMapping, renameMapping } from "../../../../../../http/import-mappings";

export const PATCH = renameMapping("customers");
export const DELETE = deleteMapping("customers");
