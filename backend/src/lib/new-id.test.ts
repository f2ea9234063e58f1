import { generateEntityId } from "@medusajs/framework/utils";
import { describe, expect, it } from "vitest";
import { newId } from "./new-id";

describe("newId", () => {
	it("has the form of Medusa's own", () => {
		const form = (id: string) => id.replace(/[0-9A-HJKMNP-TV-Z]/g, "*");
		expect(form(newId("prod"))).toBe(form(generateEntityId(undefined, "prod")));
		expect(Math.abs(time(newId("prod")) - time(generateEntityId(undefined, "prod")))).toBeLessThan(60_000);
	});

	it("never gives one twice, each after the one before", () => {
		const ids = Array.from({ length: 20_000 }, () => newId("prod"));
		expect(new Set(ids).size).toBe(ids.length);
		expect([...ids].sort()).toEqual(ids);
	});
});

const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** Milliseconds of the epoch that an id begins with. */
const time = (id: string) => [...id.slice(5, 15)].reduce((sum, sign) => sum * 32 + SIGNS.indexOf(sign), 0);
