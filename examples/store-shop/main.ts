import { buy } from "./shop";

const { SHOP_URL = "http://localhost:9000", PUBLISHABLE_KEY, QUERY = "barbe à papa", BOXES = "8" } = process.env;
if (!PUBLISHABLE_KEY) throw new Error("PUBLISHABLE_KEY is missing: see README.md for where it comes from.");

const order = await buy({
	baseUrl: SHOP_URL,
	publishableKey: PUBLISHABLE_KEY,
	buyer: { email: "invitee@exemple.fr", firstName: "Camille", lastName: "Martin" },
	query: QUERY,
	boxes: Number(BOXES),
});
console.log(`${order.custom_display_id}: ${order.items?.map((item) => `${item.quantity} × ${item.title}`).join(", ")}`);
console.log(`${order.total} ${order.currency_code.toUpperCase()}`);
