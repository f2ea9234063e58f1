import { openTill } from "./till";

const { SHOP_URL = "http://localhost:9000", SHOP_KEY = "", EAN = "" } = process.env;
if (!SHOP_KEY || !EAN) throw new Error("SHOP_KEY is a key of the till's channel, EAN that of a product.");

const till = openTill({ baseUrl: SHOP_URL, key: SHOP_KEY });
const { product, unitPrice, boxesLeft } = await till.look(EAN, 8);
console.log(`${product.name}: ${unitPrice / 100} EUR a box from 8 on, ${boxesLeft} left`);
const order = await till.report({
	number: `T-${Date.now()}`,
	customer: { email: "client@exemple.fr", firstName: "Camille", lastName: "Martin", phone: "+33612345678" },
	address: { street: "12 rue des Confiseurs", city: "Montélimar", postalCode: "26200", country: "France" },
	lines: [{ ean: EAN, boxes: 8 }],
	paidCents: 8 * unitPrice,
	receipt: "CB 4242",
});
console.log(`${order.externalRef} is ${order.orderNumber}: ${order.status}, ${order.paymentStatus}`);
