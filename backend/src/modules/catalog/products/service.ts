import { MedusaService } from "@medusajs/framework/utils";
import { ProductPackaging } from "./models/product-packaging";

/** Reads and writes packaging rows. Writing goes through the catalogue workflow, which keeps Medusa's prices equal. */
export default class PackagingModuleService extends MedusaService({ ProductPackaging }) {}
