import { FIRST_CATEGORIES } from "@confiserie/domain/catalogue/category";
import { afterEach, expect, it, vi } from "vitest";
import { serverApi } from "./server-api";
import { readCategories } from "./shop-categories";

afterEach(() => vi.restoreAllMocks());

it("are the backend's; while it cannot be read those of before, at first those with which a shop begins", async () => {
	const read = vi.spyOn(serverApi, "categories").mockResolvedValue({ ok: false, status: 503 });
	expect(await readCategories()).toEqual(FIRST_CATEGORIES);
	const own = FIRST_CATEGORIES.slice(2, 4);
	read.mockResolvedValue({ ok: true, data: own });
	expect(await readCategories()).toEqual(own);
	read.mockResolvedValue({ ok: false, status: 503 });
	expect(await readCategories()).toEqual(own);
});
