import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { router, visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { ListResults, ListSearch, listReader, oneOf, searched, useList } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

const read = listReader({ query: searched, state: oneOf(["OPEN", "CLOSED"], "OPEN") });

/** Shows what was asked for. */
function Things() {
	const list = useList({
		read,
		queryKey: ["things"],
		call: async (asked) => ({ content: [JSON.stringify(asked)], last: asked.page === 2 }),
	});
	return (
		<>
			<ListSearch label="Chercher" list={list} />
			<button
				type="button"
				onClick={() => {
					list.change({ query: "nougat" });
					list.change({ state: "CLOSED" });
				}}
			>
				Deux filtres
			</button>
			<ListResults list={list} failure="Impossible de charger">
				{({ content }) => <p>{content[0]}</p>}
			</ListResults>
		</>
	);
}

function open(address: string) {
	visit(address);
	fakeApi({});
	renderInOffice(<Things />);
}
const asked = (query: string, state: string, page: number) => screen.findByText(JSON.stringify({ query, state, page }));

it("reads filters and page from the address; a value that it does not know is ignored", async () => {
	open("/admin/things?query=berlingot&state=CLOSED&page=2&other=1");
	await asked("berlingot", "CLOSED", 1);
});

it("an unknown value and an invalid page count as absent", async () => {
	open("/admin/things?state=LOST&page=-3");
	await asked("", "OPEN", 0);
});

it("writes them into the address; a search begins at the first page", async () => {
	open("/admin/things?page=2");
	await asked("", "OPEN", 1);
	await userEvent.click(screen.getByRole("button", { name: "Plus anciens" }));
	await asked("", "OPEN", 2);
	expect(window.location.search).toBe("?page=3");
	await userEvent.type(screen.getByLabelText("Chercher"), "nougat");
	await asked("nougat", "OPEN", 0);
	expect(window.location.search).toBe("?query=nougat");
	await userEvent.clear(screen.getByLabelText("Chercher"));
	await asked("", "OPEN", 0);
	expect(window.location.search).toBe("");
});

it("two changes at one time are both made", async () => {
	open("/admin/things");
	await userEvent.click(screen.getByRole("button", { name: "Deux filtres" }));
	await asked("nougat", "CLOSED", 0);
});

it("follows a link within the page and the Back button", async () => {
	open("/admin/things?query=nougat");
	await asked("nougat", "OPEN", 0);
	act(() => router.push("/admin/things?state=CLOSED&page=2"));
	await asked("", "CLOSED", 1);
	expect(screen.getByLabelText("Chercher")).toHaveProperty("value", "");
	window.history.back();
	await asked("nougat", "OPEN", 0);
	expect(screen.getByLabelText("Chercher")).toHaveProperty("value", "nougat");
});
