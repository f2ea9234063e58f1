/** ["orderData", "items", 0, "quantity"] -> "orderData.items[0].quantity": how an error names its field. */
export function fieldPath(path: readonly PropertyKey[]): string {
	return path.reduce<string>((written, key) => {
		if (typeof key === "number") return `${written}[${key}]`;
		return written ? `${written}.${String(key)}` : String(key);
	}, "");
}
