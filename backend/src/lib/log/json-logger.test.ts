import { redact } from "@confiserie/domain/personal-data/redact";
import { expect, test } from "vitest";
import { jsonLogger } from "./json-logger";

function open(level = "info") {
	const lines: string[] = [];
	const logger = jsonLogger(level, { service: "backend" }, { write: (line) => void lines.push(line) }, redact);
	return { logger, lines: () => lines.map((line) => JSON.parse(line)) };
}

test("a line is one JSON object with time, level, message and where it comes from", () => {
	const { logger, lines } = open();
	logger.info("Order sweep: 1 events.\nSecond line");
	expect(lines()).toEqual([
		{
			level: "info",
			time: expect.stringMatching(/^\d{4}-.*Z$/),
			service: "backend",
			message: "Order sweep: 1 events.\nSecond line",
		},
	]);
});

test("an error tells its name, code and stack, and nothing that hangs on it", () => {
	const { logger, lines } = open();
	const error = Object.assign(new TypeError("no mailbox camille@exemple.fr"), { code: "E1", detail: "Camille Martin" });
	logger.error("It failed", error);
	logger.error(error);
	const text = JSON.stringify(lines());
	expect(lines()[0]).toMatchObject({ level: "error", message: "It failed", error: "TypeError", code: "E1" });
	expect(lines()[0].stack).toContain("json-logger.test.ts");
	expect(text).not.toContain("camille");
	expect(text).not.toContain("Camille");
});

test("LOG_LEVEL filters the lines; Medusa's own request line is never logged", () => {
	const { logger, lines } = open("warn");
	logger.info("no");
	logger.warn("yes");
	expect(lines().map(({ message }) => message)).toEqual(["yes"]);
	expect(open("silly").logger.shouldLog("http")).toBe(false);
	expect(open("info").logger.shouldLog("info")).toBe(true);
});

test("an activity tells how long it took", () => {
	const { logger, lines } = open();
	logger.success(logger.activity("Creating server"), "Server is ready");
	expect(lines()[1]).toMatchObject({ message: "Server is ready", durationMs: expect.any(Number) });
});
