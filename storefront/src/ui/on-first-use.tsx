"use client";

import { type ComponentType, useEffect, useState } from "react";

/**
 * A component whose code is loaded when it is first shown. It appears at once when loaded: React's `lazy` delays its content
 * for up to 300 ms, and longer waits of its own would come on top. Code that cannot be fetched is thrown to the error boundary.
 * @param load a constant, `() => import("./dialog").then((module) => module.Dialog)`
 */
export function onFirstUse<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
	let Loaded: ComponentType<Props> | null = null;
	// biome-ignore lint/correctness/noComponentHookFactories: called once in a module, as React's `lazy` is.
	return function OnFirstUse(props: Props) {
		const [, show] = useState(Loaded !== null);
		useEffect(() => {
			if (Loaded) return;
			load().then(
				(component) => {
					Loaded = component;
					show(true);
				},
				(cause: unknown) =>
					show(() => {
						throw cause;
					}),
			);
		}, []);
		return Loaded && <Loaded {...props} />;
	};
}
