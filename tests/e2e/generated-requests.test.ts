import { adminToken, findProduct, registerCustomer } from "../support/api";
import { expect, test } from "../support/browser";
import { printedChance } from "../support/chance";
import { suiteShop } from "../support/context";
import { hostileRequest } from "../support/hostile-requests";
import { parallel } from "../support/parallel";
import { sendRaw } from "../support/raw-http";
import { isThorough } from "../support/sizes";
import { faultOf } from "../support/well-formed";

const REQUESTS = isThorough ? 4_000 : 400;
const AT_ONCE = 16;
/** Far beyond what the slowest page takes on a busy machine: an answer that has not come by then does not come. */
const PATIENCE_MS = 60_000;

test(`${REQUESTS} generated requests through the storefront's own door: no 5xx, no hang, each answer well formed`, async () => {
	// A long series, and no time is asserted: on a busy machine it takes minutes.
	test.setTimeout(20 * 60_000);
	const { storefront } = suiteShop();
	const customer = await registerCustomer();
	const product = await findProduct("BON-BER-200");
	const known = {
		host: new URL(storefront).host,
		ids: [product.id, customer.user.id, "BON-BER-200", customer.email.replace("@", "%40")] as const,
		tokens: { customer: customer.token, administrator: await adminToken() },
	};
	const chance = printedChance("generated requests");
	const faults: string[] = [];
	const statuses: Record<number, number> = {};
	let left = REQUESTS;
	await parallel(AT_ONCE, async () => {
		while (left-- > 0) {
			const request = hostileRequest(chance, known);
			const fault = await sendRaw(storefront, request.bytes, PATIENCE_MS).then(
				(answer) => {
					statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
					return faultOf(request, answer);
				},
				(error: Error) => error.message,
			);
			if (fault) faults.push(`${fault}: ${request.bytes.subarray(0, 600).toString("latin1")}`);
		}
	});
	console.log(`generated requests: ${JSON.stringify(statuses)}`);
	expect(faults).toEqual([]);
	// Something of everything: requests that were served, refused by the shop, and refused as no request at all.
	for (const status of [200, 400, 401, 404, 405])
		expect(statuses[status], `status ${status}`).toBeGreaterThan(REQUESTS / 40);
	// Headers beyond the limit are one request in two thousand.
	if (isThorough) expect(statuses[431], "status 431").toBeGreaterThan(0);
});
