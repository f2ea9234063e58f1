import { Module } from "@medusajs/framework/utils";

/** Medusa requires a service of each module; this one only owns the shop's tables. */
class ShopTables {}

/** The shop's tables and their migrations, after Medusa's own. */
export default Module("shop_tables", { service: ShopTables });
