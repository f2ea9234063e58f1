import { operation } from "@confiserie/domain/contract/operation";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { z } from "@medusajs/framework/zod";
import { describe, expect, test } from "vitest";
import { asked } from "../../backend/src/http/operations/asked";
import { reply, serve } from "../../backend/src/http/operations/serve";
import { failureOf } from "../../backend/src/modules/foundations/failures";
import { servedOperations } from "../support/served-operations";

const sweet = z.object({ name: z.string() });
const sweets = {
	readSweet: operation("GET /api/lists/:id", { access: "public", answer: { 200: sweet } }),
	addSweet: operation("POST /api/lists", { access: "public", body: sweet, answer: { 201: sweet, 204: "nothing" } }),
};
const addSweet = () => reply(204, undefined);

test("every operation of a module has its handler", () => {
	const served = serve(sweets, { readSweet: ({ params }) => ({ name: params.id }), addSweet });
	expect(served.map(({ operation: { key } }) => key)).toEqual(["GET /api/lists/:id", "POST /api/lists"]);
});

test("a missing handler, another answer, another status or an unknown part does not compile", () => {
	// @ts-expect-error: readSweet has no handler
	expect(() => serve(sweets, { addSweet })).toThrow("GET /api/lists/:id has no handler");
	const served = [
		// @ts-expect-error: the answer has a name
		serve(sweets, { readSweet: () => ({ title: "Dragée" }), addSweet }),
		// @ts-expect-error: there is no such status
		serve(sweets, { readSweet: () => ({ name: "Dragée" }), addSweet: () => reply(409, undefined) }),
		// @ts-expect-error: the operation takes no body
		serve(sweets, { readSweet: ({ body }) => ({ name: String(body) }), addSweet }),
		// @ts-expect-error: the body has no title
		serve(sweets, { readSweet: () => ({ name: "Dragée" }), addSweet: ({ body }) => reply(201, { name: body.title }) }),
		// @ts-expect-error: a public operation has no caller
		serve(sweets, { readSweet: ({ caller }) => ({ name: String(caller) }), addSweet }),
	];
	expect(served).toHaveLength(5);
});

describe("every operation with a body", async () => {
	const withBody = (await servedOperations()).filter(({ body }) => body);
	const json = { "content-type": "application/json" };
	const refused: [unknown, Record<string, string>][] = [
		...[undefined, null, [], [{}], "text", 1].map((body): [unknown, Record<string, string>] => [body, json]),
		[{}, { "content-type": "text/plain" }],
		[{}, { "content-type": "application/x-www-form-urlencoded" }],
	];

	test.each(withBody)("$key takes nothing but a JSON object", (operation) => {
		for (const [body, headers] of refused) {
			const is = (type: string) => headers["content-type"] === type && type;
			const req = { body, headers, is } as unknown as MedusaRequest;
			const read = () => (asked(operation, req, {} as MedusaResponse) as { body?: unknown }).body;
			expect([body, codeOf(read)]).toEqual([body, "INVALID_JSON"]);
		}
	});
});

function codeOf(act: () => unknown): string | undefined {
	try {
		act();
		return undefined;
	} catch (error) {
		return failureOf(error)?.code;
	}
}
