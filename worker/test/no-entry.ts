/** The runtime of the tests has no entrypoint of its own: each test imports what it asks. */
export default {};
