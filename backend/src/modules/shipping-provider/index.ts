import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import ShopShippingProvider from "./service";

export default ModuleProvider(Modules.FULFILLMENT, { services: [ShopShippingProvider] });
