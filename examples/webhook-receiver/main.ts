import { createServer } from "node:http";
import { receiver } from "./receive";

const { WEBHOOK_SECRET, PORT = "4000" } = process.env;
if (!WEBHOOK_SECRET) throw new Error("Set WEBHOOK_SECRET to the secret that the back office showed.");

createServer(
	receiver(WEBHOOK_SECRET, ({ type, timestamp, data }) => {
		console.log(timestamp, type, data.orderNumber ?? data.productId);
	}),
).listen(Number(PORT), () => console.log(`Waiting for messages on http://localhost:${PORT}`));
