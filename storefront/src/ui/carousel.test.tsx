import { act, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Carousel } from "./carousel";

const slides = ["un", "deux", "trois"].map((name) => ({ id: name, name, content: <p>{name}</p> }));
const section = () => screen.getByRole("region", { name: "À la une" });
const shown = () => screen.getByRole("group").textContent;
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

function show(prefersReducedMotion = false) {
	vi.stubGlobal("matchMedia", () => ({
		matches: prefersReducedMotion,
		addEventListener: () => {},
		removeEventListener: () => {},
	}));
	render(<Carousel label="À la une" slides={slides} intervalMs={5000} resumeMs={3000} swipePx={50} />);
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

describe("carousel", () => {
	it("advances every 5 seconds and starts over", () => {
		show();
		expect(shown()).toBe("un");
		wait(4999);
		expect(shown()).toBe("un");
		wait(1);
		expect(shown()).toBe("deux");
		wait(10_000);
		expect(shown()).toBe("un");
	});

	it.each([
		[
			"hover",
			() => fireEvent.pointerEnter(section(), { pointerType: "mouse" }),
			() => fireEvent.pointerLeave(section(), { pointerType: "mouse" }),
		],
		["touch", () => fireEvent.touchStart(section()), () => fireEvent.touchEnd(section())],
		["focus", () => fireEvent.focus(section()), () => fireEvent.blur(section())],
	])("pauses on %s", (_name, hold, release) => {
		show();
		hold();
		wait(60_000);
		expect(shown()).toBe("un");
		release();
		wait(5000);
		expect(shown()).toBe("deux");
	});

	it("after a manual pick it resumes after 3 seconds", () => {
		show();
		fireEvent.click(screen.getByRole("button", { name: /Diapositive 3/ }));
		expect(shown()).toBe("trois");
		wait(3000);
		wait(4999);
		expect(shown()).toBe("trois");
		wait(1);
		expect(shown()).toBe("un");
	});

	it.each([
		[49, "un"],
		[50, "deux"],
	])("a swipe of %i px to the left shows slide %s", (distance, expected) => {
		show();
		const slide = screen.getByText("un");
		fireEvent.pointerDown(slide, { clientX: 300, isPrimary: true });
		fireEvent.pointerUp(slide, { clientX: 300 - distance });
		expect(shown()).toBe(expected);
	});

	it("stops and starts by its button, and goes both ways by its arrows", () => {
		show();
		fireEvent.click(screen.getByRole("button", { name: "Arrêter le défilement" }));
		wait(60_000);
		expect(shown()).toBe("un");
		fireEvent.click(screen.getByRole("button", { name: "Diapositive précédente" }));
		expect(shown()).toBe("trois");
		fireEvent.click(screen.getByRole("button", { name: "Diapositive suivante" }));
		expect(shown()).toBe("un");
		fireEvent.click(screen.getByRole("button", { name: "Lancer le défilement" }));
		wait(3000);
		wait(5000);
		expect(shown()).toBe("deux");
	});

	it("does not move by itself under reduced motion", () => {
		show(true);
		wait(60_000);
		expect(shown()).toBe("un");
		expect(screen.getByRole("button", { name: "Lancer le défilement" })).toBeTruthy();
	});
});
