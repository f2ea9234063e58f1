import { describe, expect, test } from "vitest";
import { isConnectionLoss, isDatabaseOutage, isDiskFull } from "./outage";

const coded = (code: string, message = "") => Object.assign(new Error(message), { code });

describe("PostgreSQL and sockets, by code", () => {
	test.each([
		["a refused connection", "ECONNREFUSED"],
		["a connection that was reset", "ECONNRESET"],
		["a broken pipe", "EPIPE"],
		["a host that does not respond", "ETIMEDOUT"],
		["a host without a route", "EHOSTUNREACH"],
		["a network that is down", "ENETUNREACH"],
		["a name that is unknown just now", "EAI_AGAIN"],
		["a server that shuts down", "57P01"],
		["a server that crashed", "57P02"],
		["a server that starts", "57P03"],
		["a database that was dropped", "57P04"],
		["a session that idled too long", "57P05"],
		["a transaction that idled too long", "25P03"],
		["a transaction that took too long", "25P04"],
		["a connection exception", "08000"],
		["a connection that does not exist", "08003"],
		["a connection that failed", "08006"],
		["a client that could not connect", "08001"],
		["a server that rejected the connection", "08004"],
		["a protocol violation", "08P01"],
		["insufficient resources", "53000"],
		["a disk that is full", "53100"],
		["no memory left", "53200"],
		["too many clients", "53300"],
		["a limit of the configuration", "53400"],
		["an input or output error", "58030"],
		["a row locked for too long", "55P03"],
		["a statement cancelled by its time-out", "57014"],
		["a server that is read-only after a fail-over", "25006"],
		["a deadlock, time after time", "40P01"],
		["a serialisation failure, time after time", "40001"],
	])("%s (%s) is an outage", (_name, code) => {
		expect(isDatabaseOutage(coded(code))).toBe(true);
	});
});

describe("pool and driver, by what they say", () => {
	test.each([
		["Knex: Timeout acquiring a connection. The pool is probably full. Are you missing a .transacting(trx) call?"],
		["Unable to acquire a connection"],
		["Connection terminated"],
		["Connection terminated unexpectedly"],
		["Connection terminated due to connection timeout"],
		["Connection ended unexpectedly"],
		["Client has encountered a connection error and is not queryable"],
		["Client was closed and is not queryable"],
		["Query read timeout"],
		["timeout expired"],
		["the database system is starting up"],
		["the database system is shutting down"],
		["the database system is in recovery mode"],
		["sorry, too many clients already"],
		["remaining connection slots are reserved for roles with the SUPERUSER attribute"],
		["update inventory_level set x = 1 - canceling statement due to lock timeout"],
		['Failed to acquire lock for key "cart_01K"'],
		['"cart_01K" is already locked.'],
		["Timed-out acquiring lock."],
	])("%s", (message) => {
		expect(isDatabaseOutage(new Error(message))).toBe(true);
	});
});

test.each([
	["on both addresses of localhost", new AggregateError([coded("ECONNREFUSED")])],
	["wrapped twice", new Error("query failed", { cause: new Error("x", { cause: coded("ECONNRESET") }) })],
	["wrapped by the mapper", Object.assign(new Error("driver"), { previous: coded("ECONNREFUSED") })],
	["as the plain copy that a workflow hands on", { name: "DatabaseError", message: "", code: "57P01" }],
	["as the cause of such a copy", { message: "step failed", cause: { message: "Connection terminated unexpectedly" } }],
])("an outage %s is one", (_name, error) => {
	expect(isDatabaseOutage(error)).toBe(true);
});

describe("a connection that was lost, with what was being done on it", () => {
	test.each([
		["a server that shut down", coded("57P01")],
		["a connection that failed", coded("08006")],
		["what the driver says", new Error("Connection terminated unexpectedly")],
		["a dead client", new Error("x", { cause: new Error("Client was closed and is not queryable") })],
	])("%s is one", (_name, error) => {
		expect(isConnectionLoss(error)).toBe(true);
	});
	test.each([
		["a mail server that refuses", coded("ECONNREFUSED")],
		["a provider that hangs up", coded("ECONNRESET")],
		["a locked row", coded("55P03")],
		["a full disk", coded("53100")],
	])("%s is none", (_name, error) => {
		expect(isConnectionLoss(error)).toBe(false);
	});
});

const circular = new Error("circular");
circular.cause = circular;
test.each([
	["a unique key violated", coded("23505")],
	["a syntax error", coded("42601")],
	["a wrong password", coded("28P01")],
	["an aborted transaction that was used again", coded("25P02")],
	["a code of ours that begins like one of theirs", coded("OUT_OF_STOCK")],
	["a defect", new TypeError("x is undefined")],
	["an error that is its own cause", circular],
	["a text", "ECONNREFUSED"],
	["nothing", undefined],
])("%s is none", (_name, error) => {
	expect(isDatabaseOutage(error)).toBe(false);
});

test.each([
	["a full disk", coded("ENOSPC", "ENOSPC: no space left on device, write"), true],
	["a quota that is used up", new Error("x", { cause: coded("EDQUOT") }), true],
	["a copy that lost its code", { message: "ENOSPC: no space left on device, open '/x'" }, true],
	["a folder that is missing", coded("ENOENT", "ENOENT: no such file or directory"), false],
	["a name that only quotes it", new Error("the file ENOSPC: x"), false],
])("%s: %#", (_name, error, expected) => {
	expect([isDiskFull(error), isDatabaseOutage(error)]).toEqual([expected, false]);
});
