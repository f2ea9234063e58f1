import { expect, expectTypeOf, test } from "vitest";
import { z } from "zod";
import { documented } from "./documented";
import {
	type AnswerOf,
	addressOf,
	type OperationsIn,
	operation,
	operationsIn,
	type ParamsOf,
	pathOf,
} from "./operation";
import { rowsOf } from "./operations";
import { parametersOf } from "./path-parameters";
import { shape } from "./shape";

const sweet = z.object({ name: z.string() });
const sweets = {
	sweet,
	readSweet: operation("GET /api/admin/orders/:id/shipments/:shipment", {
		access: { staff: "catalogue.read" },
		answer: { 200: sweet },
	}),
	addSweet: operation("POST /api/admin/sweets", {
		access: { staff: "catalogue.change" },
		body: sweet,
		answer: { 201: sweet, 204: "nothing" },
		errors: ["PRODUCT_NOT_FOUND"],
	}),
};
const read = { summary: "Lire" };
const answers = { Sweet: shape(sweet, { name: "Dragée" }) };

test("a path names its parameters, which are escaped in an address", () => {
	expectTypeOf<ParamsOf<typeof sweets.readSweet>>().toEqualTypeOf<"id" | "shipment">();
	expect(pathOf(sweets.readSweet.key, { id: "a/b", shipment: "é" })).toBe("/api/admin/orders/a%2Fb/shipments/%C3%A9");
	expect(addressOf(sweets.addSweet)).toEqual({ method: "POST", path: "/api/admin/sweets" });
});

test("the operations of a module are found among its exports", () => {
	expect(operationsIn(sweets).map(([name]) => name)).toEqual(["readSweet", "addSweet"]);
	expectTypeOf<keyof OperationsIn<typeof sweets>>().toEqualTypeOf<"readSweet" | "addSweet">();
	expectTypeOf<AnswerOf<typeof sweets.addSweet>>().toEqualTypeOf<{ name: string } | undefined>();
});

test("what the contract does not know does not compile", () => {
	// @ts-expect-error: no such permission
	operation("GET /api/admin/sweets", { access: { staff: "sweets.eat" }, answer: { 200: sweet } });
	// @ts-expect-error: no such error code
	operation("GET /api/sweets", { access: "public", answer: { 200: sweet }, errors: ["TOO_SWEET"] });
	// @ts-expect-error: no such term
	operation("GET /api/sweets", { access: "public", answer: { 200: sweet }, permision: "orders.read" });
	// @ts-expect-error: no path of the contract
	operation("GET /sweets", { access: "public", answer: { 200: sweet } });
});

test("an operation without documentation, or a wrong example, does not compile", () => {
	// @ts-expect-error: addSweet is not described
	const missing = () => documented(sweets, { answers, groups: { Bonbons: { readSweet: read } } });
	// @ts-expect-error: no operation of this name
	const unknown = () => documented(sweets, { answers, groups: { Bonbons: { eatSweet: read } } });
	// @ts-expect-error: the schema wants a name
	shape(sweet, { title: "Dragée" });
	expect([missing, unknown]).toHaveLength(2);
});

test("a parameter of a path is described once, for all operations", () => {
	expect(Object.keys(parametersOf(sweets.readSweet.key))).toEqual(["id", "shipment"]);
	expect(() => parametersOf("GET /api/sweets/:id")).toThrow("sweets/:id of GET /api/sweets/:id");
});

test("a schema without a name in the document is refused", () => {
	const named = { bodies: new Map([[sweet, "Sweet"]]), answers: new Map([[sweet, "Sweet"]]) };
	const groups = { Bonbons: { readSweet: read, addSweet: { summary: "Ajouter" } } };
	const described = documented(sweets, { answers, bodies: answers, groups });
	expect(() => rowsOf(described.groups, { ...named, answers: new Map() })).toThrow(
		"readSweet takes or returns a schema without a name",
	);
	const rows = rowsOf(described.groups, named);
	expect(rows.Bonbons[sweets.addSweet.key]).toEqual({
		id: "addSweet",
		access: "admin",
		permission: "catalogue.change",
		summary: "Ajouter",
		body: "Sweet",
		answers: { 201: "Sweet", 204: "nothing" },
		errors: ["PRODUCT_NOT_FOUND"],
	});
});
