import { sweep } from "../../backend/src/modules/order-jobs/sweep";
import { useShop } from "./context";
import { openOrderBook } from "./order-book";

// A program: sweeps the order book of DATABASE_URL once, as the shop's own job does every five minutes.
useShop({ backend: "", storefront: "", databaseUrl: process.env.DATABASE_URL ?? "" });
const { book, close } = openOrderBook();
await sweep(book).finally(close);
