import { type RefObject, useEffect, useRef } from "react";

/**
 * For what takes the place of the button that was pressed: gets the focus when it appears, so that the keyboard goes on from
 * there and a screen reader reads it. The element needs tabIndex -1 unless it takes the focus by itself.
 */
export function useArrivalFocus<Target extends HTMLElement>(): RefObject<Target | null> {
	const target = useRef<Target>(null);
	useEffect(() => target.current?.focus(), []);
	return target;
}
