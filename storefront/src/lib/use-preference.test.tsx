import { act, renderHook } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { usePreference } from "./use-preference";

const prefer = (key: string) => renderHook(() => usePreference(key, "open"));

describe("a choice of this browser", () => {
	it("holds for everything that reads it, and at the next visit", () => {
		const one = prefer("bar");
		const other = prefer("bar");
		act(() => one.result.current[1]("folded"));
		expect([one.result.current[0], other.result.current[0], prefer("bar").result.current[0]]).toEqual([
			"folded",
			"folded",
			"folded",
		]);
		expect(localStorage.getItem("bar")).toBe("folded");
	});

	it("follows another tab", () => {
		const { result } = prefer("elsewhere");
		expect(result.current[0]).toBe("open");
		localStorage.setItem("elsewhere", "folded");
		act(() => {
			window.dispatchEvent(new StorageEvent("storage", { key: "elsewhere" }));
		});
		expect(result.current[0]).toBe("folded");
	});

	it("holds for the page where nothing can be stored", () => {
		vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
			throw new DOMException("full", "QuotaExceededError");
		});
		const { result } = prefer("unstorable");
		act(() => result.current[1]("folded"));
		expect(result.current[0]).toBe("folded");
	});
});
