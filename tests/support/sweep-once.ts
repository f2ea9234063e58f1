import { sweep } from "../../backend/src/modules/operations/order-jobs/sweep";
import { useShop } from "./context";
import { openOrderContext } from "./order-context";

// A program: sweeps the order book of DATABASE_URL once, as the shop's own job does every five minutes.
useShop({ backend: "", storefront: "", databaseUrl: process.env.DATABASE_URL ?? "" });
const { context, close } = openOrderContext();
await sweep(context).finally(close);
