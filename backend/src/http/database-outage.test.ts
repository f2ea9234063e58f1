import { expect, test } from "vitest";
import { isDatabaseOutage } from "./database-outage";

const coded = (code: string, message = "") => Object.assign(new Error(message), { code });

test.each([
	["a refused connection", coded("ECONNREFUSED")],
	["a refused connection on both addresses of localhost", new AggregateError([coded("ECONNREFUSED")])],
	["a server that shuts down", coded("57P01")],
	["a server that starts", coded("57P03")],
	["too many clients", coded("53300")],
	["a lost connection", coded("08006")],
	["a lost connection without code", new Error("Connection terminated unexpectedly")],
	["a pool with no connection left", new Error("Knex: Timeout acquiring a connection. The pool is probably full.")],
	["an outage wrapped twice", new Error("query failed", { cause: new Error("x", { cause: coded("ECONNRESET") }) })],
	["an outage wrapped by the mapper", Object.assign(new Error("driver"), { previous: coded("ECONNREFUSED") })],
])("%s is an outage", (_name, error) => {
	expect(isDatabaseOutage(error)).toBe(true);
});

const circular = new Error("circular");
circular.cause = circular;
test.each([
	["a unique key violated", coded("23505")],
	["a syntax error", coded("42601")],
	["a defect", new TypeError("x is undefined")],
	["an error that is its own cause", circular],
	["what is no error", { code: "ECONNREFUSED" }],
	["nothing", undefined],
])("%s is not", (_name, error) => {
	expect(isDatabaseOutage(error)).toBe(false);
});
