import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { AllergenPlace, CHOICE } from "@/lib/allergens/slots";
import { fakeApi } from "@/lib/testing/fake-api";
import { AllergenPlaces } from ".";

const session = vi.hoisted(() => ({ status: "anonymous" }));
vi.mock("@/features/account/auth", () => ({ useSession: () => session }));
vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const PEANUTS = { state: "STATED", contains: ["ARACHIDES"], traces: ["LAIT"] };
const choose = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const show = (without: string[], of: unknown = PEANUTS, allowTraces = false) =>
	render(
		<>
			<AllergenPlace of={of} />
			<div {...{ [CHOICE]: JSON.stringify({ without, allowTraces }) }} />
			<AllergenPlaces />
		</>,
	);
const marks = () =>
	[...document.querySelectorAll("[data-allergens] p")].map((one) => one.textContent?.replace("\u00a0", " "));

beforeEach(() => {
	localStorage.clear();
	session.status = "anonymous";
});

it("marks what the filter avoids, by a word and a shape", async () => {
	show(["ARACHIDES", "LAIT"]);
	await waitFor(() => expect(marks()).toEqual(["Contient : arachides", "Traces possibles : lait"]));
	expect(document.querySelectorAll("[data-allergens] svg")).toHaveLength(2);
});

it("marks nothing for a customer who avoids nothing", () => {
	show([]);
	expect(marks()).toEqual([]);
	expect(screen.queryByRole("button")).toBeNull();
});

it.each([null, { contains: [] }, { state: "FREE", contains: [], traces: [] }, { state: "STATED", contains: [] }])(
	"calls nothing free that an old storage says unclearly: %j",
	async (of) => {
		show(["LAIT"], of ?? { state: null });
		await waitFor(() => expect(marks()).toEqual(["Allergènes : non renseigné"]));
	},
);

it("a visitor's browser remembers on request alone, marks without a filter, and forgets", async () => {
	const first = show(["ARACHIDES"]);
	await screen.findByText(/révéler votre santé/);
	expect(localStorage.getItem("avoidedAllergens")).toBeNull();
	choose("J'accepte, retenir ce choix");
	await screen.findByText("Retenu : Sans arachides, traces exclues.", {
		normalizer: (text) => text.replace("\u00a0", " "),
	});
	first.unmount();
	show([]);
	await waitFor(() => expect(marks()).toEqual(["Contient : arachides"]));
	expect(screen.getByRole("link", { name: "Appliquer ce choix" }).getAttribute("href")).toBe(
		"/products?without=ARACHIDES",
	);
	choose("Effacer le choix retenu");
	await waitFor(() => expect(marks()).toEqual([]));
	expect(localStorage.getItem("avoidedAllergens")).toBe("");
});

it("says so where the browser stores nothing", async () => {
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
		throw new Error("full");
	});
	show(["ARACHIDES"]);
	await screen.findByText(/révéler votre santé/);
	choose("J'accepte, retenir ce choix");
	expect((await screen.findByRole("alert")).textContent).toContain("n'enregistre rien");
	vi.restoreAllMocks();
});

it("an account remembers with consent, and its choice is not the browser's", async () => {
	session.status = "authenticated";
	const calls = fakeApi({
		"GET /auth/allergens": { body: { without: [], allowTraces: false } },
		"PUT /auth/allergens": ({ body }) => ({ body }),
		"DELETE /auth/allergens": { body: "" },
	});
	show(["LAIT"], PEANUTS, true);
	await screen.findByText(/votre compte ne le retient/);
	choose("J'accepte, retenir ce choix");
	await screen.findByText(/Retenu.*lait/);
	expect(calls.find(({ route }) => route === "PUT /auth/allergens")?.body).toEqual({
		without: ["LAIT"],
		allowTraces: true,
		consent: true,
	});
	expect(localStorage.getItem("avoidedAllergens")).toBeNull();
	choose("Effacer le choix retenu");
	await waitFor(() => expect(calls.some(({ route }) => route === "DELETE /auth/allergens")).toBe(true));
});
