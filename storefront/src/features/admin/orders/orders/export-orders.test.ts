import { expect, it, vi } from "vitest";
import { ApiProblem } from "@/lib/api";
import { fetchExport } from "./export-orders";
import { readListState } from "./list-state";

const state = readListState(new URLSearchParams("status=PENDING&search=martin&page=4"));
const bytes = (text: string) => new TextEncoder().encode(text);

it("requests what the list shows, reports progress, and saves every byte", async () => {
	const fetched = vi.fn(async (_url: string) => {
		const body = new ReadableStream<Uint8Array>({
			start(controller) {
				for (const piece of ["\ufeffNuméro\r\n", "CMD-1\r\nCMD-2\r\n", "CMD-3\r\nCMD-4\r\n"])
					controller.enqueue(bytes(piece));
				controller.close();
			},
		});
		return new Response(body, {
			headers: { "x-total-count": "4", "content-disposition": 'attachment; filename="commandes-2026-11-20.csv"' },
		});
	});
	vi.stubGlobal("fetch", fetched);
	const shares: number[] = [];
	const { name, content } = await fetchExport(state, (share) => shares.push(share));
	const asked = new URL(fetched.mock.calls[0]?.[0] ?? "", "http://shop.test");
	expect(asked.pathname).toBe("/api/admin/orders/export");
	expect(Object.fromEntries(asked.searchParams)).toMatchObject({ status: "PENDING", query: "martin" });
	expect(asked.searchParams.has("page")).toBe(false);
	expect(shares).toEqual([0, 0.5, 1]);
	expect(name).toBe("commandes-2026-11-20.csv");
	// The byte order mark among them, which decoding as text would have taken away.
	expect(content.size).toBe(bytes("\ufeffNuméro\r\nCMD-1\r\nCMD-2\r\nCMD-3\r\nCMD-4\r\n").length);
});

it("a connection that is cut off amid the file is said in words", async () => {
	const body = new ReadableStream({ pull: (controller) => controller.error(new TypeError("network error")) });
	vi.stubGlobal("fetch", async () => new Response(body));
	await expect(fetchExport(state, () => undefined)).rejects.toThrow("La boutique ne répond pas");
});

it("a refusal is the shop's own words", async () => {
	const refusal = { code: "FORBIDDEN", message: "Accès non autorisé - Privilèges administrateur requis" };
	vi.stubGlobal("fetch", async () => new Response(JSON.stringify(refusal), { status: 403 }));
	await expect(fetchExport(state, () => undefined)).rejects.toThrow(new ApiProblem(403, "FORBIDDEN", refusal.message));
});
