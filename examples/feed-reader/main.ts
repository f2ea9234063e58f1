import { readCatalogue } from "./read";

const { SHOP_URL = "http://localhost:9000", CHANNEL = "boutique" } = process.env;

const copy = await readCatalogue(SHOP_URL, CHANNEL);
for (const { reference, name, isAvailable, boxPrices } of copy.products) {
	const prices = boxPrices.map(({ minBoxes, price }) => `${price} EUR from ${minBoxes}`).join(", ");
	console.log(`${reference}  ${name}  ${prices}${isAvailable ? "" : "  (sold out)"}`);
}
const again = await readCatalogue(SHOP_URL, CHANNEL, copy);
console.log(again === copy ? "Nothing changed since." : "It changed meanwhile.");
