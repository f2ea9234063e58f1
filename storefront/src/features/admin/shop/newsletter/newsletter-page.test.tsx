import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { fakeApi } from "@/lib/testing/fake-api";
import { visit } from "@/lib/testing/navigation";
import { renderInOffice } from "@/lib/testing/office";
import { NewsletterPage } from ".";

vi.mock("next/navigation", async () => (await import("@/lib/testing/navigation")).navigationMock);

it("counts the readers and hands them over as a file", async () => {
	visit("/admin/newsletter");
	const calls = fakeApi({
		"GET /admin/newsletter": { body: { confirmed: 2, pending: 1 } },
		"GET /admin/newsletter/export": { body: "E-mail" },
	});
	const urls = vi.spyOn(URL, "createObjectURL").mockReturnValue("blob:x");
	renderInOffice(<NewsletterPage />);
	expect(await screen.findByText("2 inscrits confirmés")).toBeDefined();
	expect(screen.getByText("1 demande attend une confirmation.")).toBeDefined();
	await userEvent.click(screen.getByRole("button", { name: "Exporter les inscrits" }));
	await vi.waitFor(() => expect(urls).toHaveBeenCalled());
	expect(calls.map(({ route }) => route)).toContain("GET /admin/newsletter/export");
});
