import { Module } from "@medusajs/framework/utils";
import CommercialCodeService from "./service";

export const COMMERCIAL_CODE_MODULE = "commercialCode";

/** Commercial codes and who may pay by deposit: issue, verify, revoke. */
export default Module(COMMERCIAL_CODE_MODULE, { service: CommercialCodeService });
