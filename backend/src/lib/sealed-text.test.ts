import { expect, test } from "vitest";
import { seal, unseal } from "./sealed-text";

const SECRET = "s".repeat(32);

test("a sealed text opens with its secret and purpose alone, and is another one each time", () => {
	const sealed = seal("clé-secrète", SECRET, "carrier");
	expect(unseal(sealed, SECRET, "carrier")).toBe("clé-secrète");
	expect(seal("clé-secrète", SECRET, "carrier")).not.toBe(sealed);
	expect(unseal(sealed, "t".repeat(32), "carrier")).toBeNull();
	expect(unseal(sealed, SECRET, "another")).toBeNull();
	expect(unseal(`${sealed.slice(0, -4)}AAAA`, SECRET, "carrier")).toBeNull();
	expect(unseal("", SECRET, "carrier")).toBeNull();
});
