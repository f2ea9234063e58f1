// @ts-check

/** What can be set of the kept pages. Throws an Error that names the variable. @param {NodeJS.ProcessEnv} environment */
export function readSettings(environment) {
	return {
		backendUrl: (environment.BACKEND_URL || "http://localhost:9000").replace(/\/+$/, ""),
		maximumMegabytes: wholeNumber(environment, "PAGES_MEGABYTES", 64, 1, 4096),
		sharedSeconds: wholeNumber(environment, "PAGES_SHARED_SECONDS", 5, 0, 86_400),
	};
}

/** @param {NodeJS.ProcessEnv} environment @param {string} name @param {number} otherwise @param {number} least @param {number} most */
function wholeNumber(environment, name, otherwise, least, most) {
	const value = Number(environment[name] || otherwise);
	if (!Number.isInteger(value) || value < least || value > most)
		throw new Error(`${name} must be a whole number from ${least} to ${most}; it is "${environment[name]}".`);
	return value;
}
