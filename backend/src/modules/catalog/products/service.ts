import { MedusaService } from "@medusajs/framework/utils";
import { ProductPackaging } from "./models/product-packaging";

/** Reads and writes packaging rows. Writing goes through the catalogue workflow, which updates Medusa's prices with them. */
export default class PackagingModuleService extends MedusaService({ ProductPackaging }) {}
