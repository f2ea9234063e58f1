import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import ShopPaymentProvider from "./service";

export { ShopPaymentProvider };

/** Medusa's view of payments that the order service made: a refund requested in Medusa Admin moves the money here. */
export default ModuleProvider(Modules.PAYMENT, { services: [ShopPaymentProvider] });
