/** Says that lines of which nothing can be ordered count in no total; nothing for none. */
export function UnavailableNote({ count }: { count: number }) {
	if (count === 0) return null;
	return (
		<p className="text-sm text-rouge">
			{count === 1
				? "1 article indisponible n'est pas compté\u00a0: retirez-le pour commander."
				: `${count} articles indisponibles ne sont pas comptés\u00a0: retirez-les pour commander.`}
		</p>
	);
}
