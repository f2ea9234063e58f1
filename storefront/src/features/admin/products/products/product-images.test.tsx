import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { berlingot } from "@/lib/testing/admin-products";
import { failure, fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { ProductPage } from ".";
import { placed } from "./use-uploads";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const READ = "GET /admin/products/prod_1";
const WRITE = "PUT /admin/products/prod_1";
const save = () => userEvent.click(screen.getByRole("button", { name: "Enregistrer" }));

async function openForm(routes: Parameters<typeof fakeApi>[0] = {}) {
	const calls = fakeApi({ [READ]: { body: berlingot }, ...routes });
	renderInOffice(<ProductPage id="prod_1" />);
	await screen.findByRole("form", { name: "Produit Berlingot à l'anis" });
	return calls;
}

it.each([
	["last of all", ["x"], 3, ["x", "c"]],
	["between those that were chosen with it", ["x", "a", "d"], 3, ["x", "a", "c", "d"]],
	["before one that was moved", ["d", "x", "a"], 3, ["c", "d", "x", "a"]],
	["once", ["c", "x"], 3, ["c", "x"]],
])("a picture that is sent again goes %s", (_, images, key, expected) => {
	const taken = new Map([
		[1, "a"],
		[4, "d"],
		[3, "c"],
	]);
	expect(placed(images, key, taken)).toEqual(expected);
});

describe("the images of a product", () => {
	beforeEach(() => {
		sessionStorage.clear();
		localStorage.clear();
		visit("/admin/products/prod_1/edit#images");
	});

	it("moves and removes images by buttons, and says so", async () => {
		const calls = await openForm({ [WRITE]: { body: berlingot } });
		await userEvent.click(screen.getByRole("button", { name: "Reculer l'image 1" }));
		expect(screen.getByText("Image 1 déplacée en position 2 sur 2.")).toBeDefined();
		await save();
		await vi.waitFor(() =>
			expect(calls.find(({ route }) => route === WRITE)?.body).toMatchObject({
				images: ["/static/b.webp", "/static/a.webp"],
			}),
		);
	});

	it("stores the point that every frame shows, moved by the arrow keys", async () => {
		const calls = await openForm({ [WRITE]: { body: berlingot } });
		screen.getByRole("button", { name: /^Point visible de l'image 2.: 50.% depuis la gauche/ }).focus();
		await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowDown}");
		expect(document.activeElement?.getAttribute("aria-label")).toMatch(/40.% depuis la gauche, 55.% depuis le haut/);
		expect(screen.getByRole("img", { name: "Image 2" }).style.objectPosition).toBe("40% 55%");
		await save();
		await vi.waitFor(() =>
			expect(calls.find(({ route }) => route === WRITE)?.body).toMatchObject({
				images: ["/static/a.webp", "/static/b.webp#40-55"],
			}),
		);
	});

	it("uploads what is chosen, and says what is refused: 5 MB, format", async () => {
		let answer = failure(415, "IMAGE_UNSUPPORTED", "Format de fichier non supporté");
		await openForm({ "POST /admin/products/upload-image": () => answer });
		const field = screen.getByLabelText("Ajouter des images");
		await userEvent.upload(field, new File(["x"], "piege.png", { type: "image/png" }));
		expect(await screen.findByText(/piege.png : Format de fichier non supporté/)).toBeDefined();
		await userEvent.upload(field, new File([new Uint8Array(5 * 1024 * 1024 + 1)], "lourd.png", { type: "image/png" }));
		expect(await screen.findByText(/lourd.png : Fichier trop volumineux \(max 5MB\)/)).toBeDefined();
		answer = { body: { imageUrl: "/static/c.webp", width: 1, height: 1 } };
		await userEvent.upload(field, new File(["x"], "bon.png", { type: "image/png" }));
		expect(await screen.findByRole("img", { name: "Image 3" })).toBeDefined();
	});

	it("several at once: one that is refused holds none back, and is sent again to where it was chosen", async () => {
		const named = (name: string) => new File([name], name, { type: "image/png" });
		let refused = "b.png";
		let sent = 0;
		await openForm({
			"POST /admin/products/upload-image": () => {
				const name = ["a.png", "b.png", "c.png", "b.png"][sent++] ?? "";
				if (name === refused) return failure(503, "UNAVAILABLE", "Réessayez dans un instant");
				return { body: { imageUrl: `/static/${name}`, width: 1, height: 1 } };
			},
		});
		await userEvent.upload(screen.getByLabelText("Ajouter des images"), ["a.png", "b.png", "c.png"].map(named));
		expect(await screen.findByText("b.png : Réessayez dans un instant")).toBeDefined();
		await vi.waitFor(() => expect(screen.getAllByRole("img", { name: /^Image \d$/ })).toHaveLength(4));
		refused = "";
		await userEvent.click(screen.getByRole("button", { name: "Réessayer l'envoi de b.png" }));
		await vi.waitFor(() => expect(screen.getAllByRole("img", { name: /^Image \d$/ })).toHaveLength(5));
		const shown = screen.getAllByRole("img", { name: /^Image \d$/ }).map((image) => image.getAttribute("src") ?? "");
		expect(shown.slice(2).map((src) => /[abc]\.png/.exec(decodeURIComponent(src))?.[0])).toEqual([
			"a.png",
			"b.png",
			"c.png",
		]);
		expect(screen.queryByRole("list", { name: "Envois" })).toBeNull();
	});
});
