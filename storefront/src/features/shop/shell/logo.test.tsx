import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { BRAND } from "@/config/brand";
import { Logo } from "./logo";

describe("the logo", () => {
	it("is the drawn name of the house, whichever font has come: after a change of it, `npm run fonts -w storefront`", () => {
		render(<Logo />);
		expect(screen.getByRole("link", { name: BRAND.name }).querySelector("img")).not.toBeNull();
		const drawing = readFileSync(resolve(import.meta.dirname, "logo.svg"), "utf8");
		expect(drawing).toContain(`<title>${BRAND.name}</title>`);
	});
});
