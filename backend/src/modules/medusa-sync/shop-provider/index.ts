import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import OrderBookPayment from "./service";

export { OrderBookPayment };

/** Medusa's view of payments that the order service made: a refund requested in Medusa Admin moves the money here. */
export default ModuleProvider(Modules.PAYMENT, { services: [OrderBookPayment] });
