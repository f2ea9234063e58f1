/** Medusa wants every module to have one; what this module does is in its checks. */
export default class OpeningService {}
