/** Makes a value on first use and caches it: Intl objects are expensive, and few pages need them all. */
export function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
