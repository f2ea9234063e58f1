import { sell } from "./sell";

const {
	SHOP_URL = "http://localhost:9000",
	SHOP_EMAIL = "client@demo.fr",
	SHOP_PASSWORD = "Demo-client-2026",
} = process.env;

const order = await sell({
	baseUrl: SHOP_URL,
	account: { email: SHOP_EMAIL, password: SHOP_PASSWORD },
	query: "barbe à papa",
	boxes: 8,
});
console.log(`${order.orderNumber}: ${order.items.map((item) => `${item.quantity} × ${item.productName}`).join(", ")}`);
console.log(`${order.totalAmount} EUR, ${order.paymentDisplayStatus}`);
