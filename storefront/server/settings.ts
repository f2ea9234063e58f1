export type Settings = ReturnType<typeof readSettings>;

/** Reads the server's settings (.env.example). Throws an Error that names the variable at fault. */
export function readSettings(environment: NodeJS.ProcessEnv) {
	const wholeNumber = (name: string, byDefault: number, minimum: number, maximum: number) => {
		const value = Number(environment[name] || byDefault);
		if (!Number.isInteger(value) || value < minimum || value > maximum)
			throw new Error(`${name} must be a whole number from ${minimum} to ${maximum}; it is "${environment[name]}".`);
		return value;
	};
	const backendUrl = (environment.BACKEND_URL || "http://localhost:9000").replace(/\/+$/, "");
	return {
		backendUrl,
		readerUrl: (environment.READER_URL || backendUrl).replace(/\/+$/, ""),
		siteUrl: environment.SITE_URL ?? "",
		maximumMegabytes: wholeNumber("PAGES_MEGABYTES", 64, 1, 4096),
		sharedSeconds: wholeNumber("PAGES_SHARED_SECONDS", 5, 0, 86_400),
		doubtfulSeconds: wholeNumber("PAGES_DOUBTFUL_SECONDS", 180, 5, 86_400),
		drainSeconds: wholeNumber("SHUTDOWN_DRAIN_SECONDS", 0, 0, 60),
		graceSeconds: wholeNumber("SHUTDOWN_GRACE_SECONDS", 8, 1, 300),
	};
}
