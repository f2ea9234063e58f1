import { fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Gallery } from "./gallery";

const NAME = "Barbe à papa fraise";
const images = ["/static/demo/a.webp", "/static/demo/b.webp", "/static/demo/c.webp"];

async function zoomed() {
	render(<Gallery name={NAME} images={images} />);
	fireEvent.click(screen.getByRole("button", { name: "Vue 2 sur 3" }));
	fireEvent.click(screen.getByRole("button", { name: "Agrandir l'image" }));
	return screen.findByRole("dialog", { name: NAME });
}

describe("spec §2 image gallery with thumbnails", () => {
	it("a thumbnail becomes the large picture", () => {
		render(<Gallery name={NAME} images={images} />);
		expect(screen.getByRole("img", { name: `${NAME}, vue 1 sur 3` })).toBeTruthy();
		fireEvent.click(screen.getByRole("button", { name: "Vue 3 sur 3" }));
		expect(screen.getByRole("img", { name: `${NAME}, vue 3 sur 3` })).toBeTruthy();
	});
	it("a press on the image opens it in a dialog, arrows lead to the other views and round", async () => {
		const dialog = await zoomed();
		expect(within(dialog).getByRole("img", { name: `${NAME}, vue 2 sur 3` })).toBeTruthy();
		fireEvent.click(within(dialog).getByRole("button", { name: "Vue suivante" }));
		expect(within(dialog).getByRole("img", { name: `${NAME}, vue 3 sur 3` })).toBeTruthy();
		fireEvent.keyDown(within(dialog).getByRole("button", { name: "Vue suivante" }), { key: "ArrowRight" });
		expect(within(dialog).getByRole("status").textContent).toBe("Vue 1 sur 3");
		fireEvent.keyDown(within(dialog).getByRole("button", { name: "Vue suivante" }), { key: "ArrowLeft" });
		expect(within(dialog).getByRole("status").textContent).toBe("Vue 3 sur 3");
	});
	it("Esc closes it, and the page shows the view chosen there", async () => {
		const dialog = await zoomed();
		fireEvent.click(within(dialog).getByRole("button", { name: "Vue suivante" }));
		fireEvent.keyDown(dialog, { key: "Escape" });
		await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		expect(screen.getByRole("button", { name: "Vue 3 sur 3" }).getAttribute("aria-pressed")).toBe("true");
	});
	it("twice the size on demand, in a frame that the keyboard can scroll", async () => {
		const dialog = await zoomed();
		const frame = within(dialog).getByRole("region", { name: "Image agrandie" });
		expect(frame.tabIndex).toBe(-1);
		fireEvent.click(within(dialog).getByRole("button", { name: "Grossir deux fois" }));
		expect(frame.tabIndex).toBe(0);
		fireEvent.keyDown(frame, { key: "ArrowRight" });
		expect(within(dialog).getByRole("status").textContent).toBe("Vue 2 sur 3");
		fireEvent.click(within(dialog).getByRole("button", { name: "Réduire" }));
		expect(frame.tabIndex).toBe(-1);
	});
	it("one image has neither thumbnails nor arrows", async () => {
		render(<Gallery name={NAME} images={["/static/demo/a.webp"]} />);
		expect(screen.queryByRole("list", { name: "Autres vues" })).toBeNull();
		fireEvent.click(screen.getByRole("button", { name: "Agrandir l'image" }));
		const dialog = await screen.findByRole("dialog");
		expect(within(dialog).queryByRole("button", { name: "Vue suivante" })).toBeNull();
	});
});
