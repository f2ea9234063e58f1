/** Puts `make` off until its value is first asked for, and keeps it: Intl objects are dear, and few pages need them all. */
export function once<Value>(make: () => Value): () => Value {
	let made: { value: Value } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}
