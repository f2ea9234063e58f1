import { type RefObject, useEffect, useRef } from "react";

/**
 * For an element that replaces the pressed button: focuses it when it appears, so that the keyboard continues from
 * there and a screen reader reads it. The element needs tabIndex -1 unless it is focusable.
 */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
	const target = useRef<Target>(null);
	useEffect(() => target.current?.focus(), []);
	return target;
}
